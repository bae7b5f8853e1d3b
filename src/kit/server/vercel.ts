import { getRequestListener } from '@hono/node-server';

/** The function that Waku writes for Vercel expects Hono's listener in this global (docs/waku.md). */
(globalThis as Record<string, unknown>)['__WAKU_HONO_NODE_SERVER_GET_REQUEST_LISTENER__'] =
  getRequestListener;
