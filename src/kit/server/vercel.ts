import { getRequestListener } from '@hono/node-server';

/** The function that Waku writes for Vercel takes it from here. */
(globalThis as Record<string, unknown>)['__WAKU_HONO_NODE_SERVER_GET_REQUEST_LISTENER__'] =
  getRequestListener;
