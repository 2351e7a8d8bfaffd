# Ribbonry in one image: `docker build --tag ribbonry .`; docs/operations.md says how to run it.
# scripts/build-image.mjs fills the image; `npm run verify -- image` runs it and tests the result without Docker.

# The Node that the tests run on; any from 20.19 on will do.
ARG NODE=20-bookworm-slim

FROM node:${NODE} AS build
WORKDIR /source
COPY . .
RUN node scripts/build-image.mjs /app

FROM node:${NODE}
ENV NODE_ENV=production HOST=0.0.0.0 PORT=3000 DATA_DIR=/data
WORKDIR /app
# Owned by root: the server can change only /data, not itself.
COPY --from=build /app ./
RUN install --directory --owner=node --group=node --mode=0700 /data
USER node
VOLUME /data
EXPOSE 3000
HEALTHCHECK --interval=30s --timeout=5s --start-period=60s CMD ["node", "healthcheck.mjs"]
# Node itself is process 1 and takes SIGTERM: no shell and no npm in between.
CMD ["node", "dist/server/main.js"]
