import { ensureBrowser } from './browser.ts';

ensureBrowser();
