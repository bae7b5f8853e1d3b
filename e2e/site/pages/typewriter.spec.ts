import type { Page } from '@playwright/test';

import { content } from '#content/index.ts';
import { expect, test } from '#e2e/support/fixtures.ts';
import { has } from '#e2e/support/subjects.ts';
import { typewriter } from '#kit/motion/figures.ts';

import { pauseButton } from './pause-button.ts';

test.use({ contextOptions: { reducedMotion: 'no-preference' } });

if (has.phrases) {
  test.describe('the typewriter', () => {
    /** Returns the part of the phrase that has been typed. */
    const typedText = (page: Page) =>
      page
        .locator('[data-part="characters"] > *')
        .evaluateAll((all) =>
          all
            .map((part) => (getComputedStyle(part).opacity === '1' ? part.textContent : ''))
            .join(''),
        );

    test('does not change the DOM while a phrase is typed', async ({ page }) => {
      await page.goto('/');
      await expect.poll(() => typedText(page)).not.toBe('');
      const before = await typedText(page);
      // The first change comes with the next phrase.
      const phrase = await page.locator('[data-typed]').textContent();
      const changes = page.evaluate(
        () =>
          new Promise<string[]>((resolve) => {
            const kinds: string[] = [];
            new MutationObserver((records) => {
              kinds.push(...records.map(({ type }) => type));
              if (
                records.some(
                  ({ target }) => (target as HTMLElement).dataset['part'] === 'characters',
                )
              )
                resolve(kinds);
            }).observe(document.querySelector('h1')!, {
              subtree: true,
              childList: true,
              characterData: true,
              attributes: true,
            });
          }),
      );
      await expect.poll(() => typedText(page)).not.toBe(before);
      expect(await changes).toEqual(['childList']);
      await expect(page.locator('[data-typed]')).not.toHaveText(phrase ?? '');
    });

    test('has a frame 25 px wider than the typed text, also if no text is typed', async ({
      page,
    }) => {
      await page.goto('/');
      await page.locator('[data-typed]').waitFor();
      const frames = await page.evaluate(async () => {
        const seen: Record<'text' | 'rule' | 'ticks', number>[] = [];
        const typed = document.querySelector('[data-typed]')!;
        const box = (part: string) =>
          typed.querySelector(`[data-part="${part}"]`)!.getBoundingClientRect();
        // At least 60 frames and one without text, but at most 600.
        while (seen.length < 600 && !(seen.length > 60 && seen.some(({ text }) => text === 0))) {
          await new Promise(requestAnimationFrame);
          const { left } = typed.getBoundingClientRect();
          const end = [...typed.querySelectorAll('[data-part="characters"] > *')]
            .filter((character) => getComputedStyle(character).opacity === '1')
            .map((character) => character.getBoundingClientRect().right)
            .reduce((a, b) => Math.max(a, b), left);
          seen.push({
            text: end - left,
            rule: box('rule').width,
            ticks: box('closing').right - box('opening').left,
          });
        }
        return seen;
      });
      for (const { text, rule, ticks } of frames) {
        // Both are drawn on whole pixels.
        expect(Math.abs(rule - text - 25)).toBeLessThan(2);
        expect(Math.abs(ticks - text - 25)).toBeLessThan(2);
      }
      expect(frames.some(({ text }) => text === 0)).toBe(true);
      expect(new Set(frames.map(({ rule }) => rule)).size).toBeGreaterThan(1);
    });

    test('has a frame 61 px high, or as high as a larger line needs', async ({ page }) => {
      await page.goto('/');
      await page.locator('[data-typed]').waitFor();
      const heights = [];
      for (const width of [320, 390, 768, 1280, 1920]) {
        await page.setViewportSize({ width, height: 844 });
        heights.push(
          await page.evaluate(() => {
            const typed = document.querySelector('[data-typed]')!;
            const { lineHeight, fontSize } = getComputedStyle(typed);
            const ends = '[data-part="opening"], [data-part="closing"]';
            const ticks = [...typed.querySelectorAll<HTMLElement>(ends)];
            const bottom = Math.max(...ticks.map((tick) => tick.offsetTop + tick.offsetHeight));
            const line = parseFloat(lineHeight);
            return { bottom, line, needed: line + parseFloat(fontSize) * 0.2 };
          }),
        );
      }
      for (const { bottom, needed } of heights) {
        expect(Math.abs(bottom - Math.max(61, needed))).toBeLessThan(1);
      }
      expect(heights.some(({ bottom }) => Math.abs(bottom - typewriter.frameHeight) < 1)).toBe(
        true,
      );
      expect(heights.some(({ line }) => line > 61)).toBe(true);
    });

    const heading = (page: Page) => page.getByRole('heading', { level: 1 });

    test('types the phrases while the headline stays one sentence and nothing shifts', async ({
      page,
    }) => {
      const [, second] = content.page('en', 'home').phrases!;
      await page.goto('/');
      const sentence = await heading(page).ariaSnapshot();
      const box = await heading(page).boundingBox();
      const typed = heading(page).locator('[data-typed]');
      // Checked in each frame, because a whole phrase shows only for a moment.
      await page.waitForFunction((phrase) => {
        const parts = [...document.querySelectorAll('[data-part="characters"] > *')];
        const seen = parts.filter((part) => getComputedStyle(part).opacity === '1');
        return seen.map((part) => part.textContent).join('') === phrase;
      }, second);
      expect(await heading(page).ariaSnapshot()).toBe(sentence);
      expect(await heading(page).boundingBox()).toEqual(box);
      await pauseButton(page.getByRole('main')).click();
      await expect(typed).toBeHidden();
    });

    test('is not loaded with reduced motion', async ({ page }) => {
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await page.goto('/');
      await expect(heading(page)).toContainText(content.page('en', 'home').phrases?.[0] ?? 'none');
      await expect(heading(page).locator('[data-typed]')).toBeHidden();
      const scripts = await page.evaluate(() =>
        performance.getEntriesByType('resource').map(({ name }) => name),
      );
      expect(scripts.filter((name) => name.includes('typewriter'))).toEqual([]);
    });
  });
}
