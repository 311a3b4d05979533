# The whole product in one small image: docker build -t quipu . && docker run -p 7878:7878 -v quipu-data:/data quipu

FROM rust:1.95-slim-bookworm AS build
RUN rustup target add wasm32-unknown-unknown
WORKDIR /src
COPY . .
# The browser client is built on the way, and is part of the program.
RUN --mount=type=cache,target=/usr/local/cargo/registry \
    --mount=type=cache,target=/src/target \
    cargo install --locked --path cli --root /out
# The data directory must belong to the user who runs the program, who can't create one.
RUN mkdir /out/data

# The C library and nothing else: no shell, no package manager.
FROM gcr.io/distroless/cc-debian12:nonroot
COPY --from=build /out/bin/quipu /usr/local/bin/quipu
COPY --from=build --chown=65532:65532 /out/data /data
ENV QUIPU_LISTEN=0.0.0.0:7878 QUIPU_DATA=/data
EXPOSE 7878
VOLUME /data
# The user "nonroot" of that image, by number, so that checks against root can see it.
USER 65532:65532
ENTRYPOINT ["/usr/local/bin/quipu"]
CMD ["serve"]
