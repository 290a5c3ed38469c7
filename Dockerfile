# The shop: server by default, and `node bin/worker.ts`, `bin/migrate.ts`, `bin/backup.ts`, `bin/restore.ts`.
# docs/deploy.md runs it on one machine, docs/cluster.md on several, deploy/kubernetes in Kubernetes.
FROM node:24.21.0-bookworm-slim AS build
WORKDIR /srv/kastha
# Packages are a layer of their own, made again only when one of them changes.
COPY package.json package-lock.json ./
COPY admin/package.json admin/
COPY client/package.json client/
COPY scripts/run.mjs scripts/trim-packages.mjs scripts/
RUN npm ci --no-audit --no-fund
COPY . .
RUN npm run build && node scripts/image.mjs /image && node scripts/sbom.mjs /image

# At most 400 MB: scripts/image.slow.test.ts weighs what is copied, and runs the shop from it.
FROM node:24.21.0-bookworm-slim
# Nothing in here installs packages.
RUN rm -rf /usr/local/lib/node_modules /usr/local/bin/npm /usr/local/bin/npx /usr/local/bin/corepack /opt/yarn* \
      /usr/local/bin/yarn /usr/local/bin/yarnpkg \
  && install --directory --owner=node --group=node --mode=700 /data /data/backups
WORKDIR /srv/kastha
# Files belong to root: the shop cannot change itself. sbom.json lists its packages (CycloneDX).
COPY --from=build /image .
# The allocator as `npm start` sets it (scripts/start.mjs).
ENV NODE_ENV=production HOST=0.0.0.0 PORT=3000 DATA_DIR=/data MALLOC_ARENA_MAX=2 MALLOC_MMAP_THRESHOLD_=131072
EXPOSE 3000
# The user `node`, as a number, so that Kubernetes can see that it is not root.
USER 1000:1000
# Only /data and /tmp are written: the root file system may be read-only.
HEALTHCHECK --interval=30s --timeout=10s --start-period=2m --start-interval=2s \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/readyz`).then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "--max-semi-space-size=16", "--heap-growing-percent=50", "bin/server.ts"]
ARG VERSION=0.1.0
ARG REVISION=unknown
LABEL org.opencontainers.image.title="Kastha" \
      org.opencontainers.image.description="An online furniture store for shoppers in Nepal" \
      org.opencontainers.image.licenses="MIT" \
      org.opencontainers.image.version="${VERSION}" \
      org.opencontainers.image.revision="${REVISION}"
