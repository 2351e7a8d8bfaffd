# Ribbonry in one image: `docker build --tag ribbonry .`; how to run it stands in docs/operations.md.
# What the image holds is made by scripts/build-image.mjs, which `npm run verify -- image` runs and tries out without Docker.

# The Node that the tests run on; any from 20.19 on will do.
ARG NODE=20-bookworm-slim

FROM node:${NODE} AS build
WORKDIR /source
COPY . .
RUN node scripts/build-image.mjs /app

FROM node:${NODE}
ENV NODE_ENV=production HOST=0.0.0.0 PORT=3000 DATA_DIR=/data
WORKDIR /app
# Owned by root: the server can change nothing of itself, only what lies in /data.
COPY --from=build /app ./
RUN install --directory --owner=node --group=node --mode=0700 /data
USER node
VOLUME /data
EXPOSE 3000
HEALTHCHECK --interval=30s --timeout=5s --start-period=60s CMD ["node", "healthcheck.mjs"]
# Node itself is process 1 and takes SIGTERM: no shell and no npm stand between.
CMD ["node", "dist/server/main.js"]
