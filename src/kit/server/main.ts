/** Serves the existing build at HOST and PORT. Stops on SIGTERM without losing a lead. */
import { serve } from './serve.ts';

await serve();
