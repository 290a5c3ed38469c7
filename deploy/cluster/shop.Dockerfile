# The shop: `node bin/server.ts`, or `node bin/worker.ts` for the worker.
FROM node:24.21.0-bookworm-slim AS build
WORKDIR /srv/kastha
COPY . .
RUN npm ci --no-audit --no-fund && npm run build && node scripts/image.mjs /image

# At most 400 MB: scripts/image.slow.test.ts weighs what is copied, and runs the shop from it.
FROM node:24.21.0-bookworm-slim
RUN install --directory --owner=node --group=node /data
WORKDIR /srv/kastha
COPY --from=build /image .
# As `npm start` sets them (scripts/start.mjs).
ENV NODE_ENV=production MALLOC_ARENA_MAX=2 MALLOC_MMAP_THRESHOLD_=131072
USER node
CMD ["node", "--max-semi-space-size=16", "--heap-growing-percent=50", "bin/server.ts"]
