# The site and its server: node:24, the build and nothing else. docs/deploy.md has the commands.
FROM node:24-slim AS build
WORKDIR /site
COPY package.json package-lock.json .npmrc ./
RUN npm ci
COPY . .
# What is written into the pages. Everything else is read when the server starts.
ARG SITE_URL
ARG SITE_INDEX
ARG TRACKING_SCRIPT_URL
ARG ANALYTICS_ID
ARG VITALS
RUN npm run build && npm run bundle

FROM node:24-alpine
WORKDIR /site
RUN mkdir /data && chown node:node /data
COPY --from=build /site/dist ./dist
USER node
ENV NODE_ENV=production
ENV PORT=3000
ENV LEADS_DB=/data/leads.db
VOLUME /data
EXPOSE 3000
# Not by a proxy that Docker hands to its containers.
HEALTHCHECK --interval=10s --timeout=3s --start-period=10s \
  CMD wget -Y off -q -O /dev/null "http://127.0.0.1:${PORT}/healthz"
# The heap that the bounds of the server need (docs/deploy.md), whatever the machine has.
CMD ["node", "--max-old-space-size=320", "--max-semi-space-size=8", "dist/run/serve.js"]
