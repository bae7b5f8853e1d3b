/** Serves the present build: PORT and HOST choose the address. Stops on SIGTERM without losing a lead. */
import { serve } from './serve.ts';

await serve();
