import { describe, expect, it } from 'vitest';

import {
  atRest,
  createPopUpStore,
  nextPopUp,
  type PopUpEvent,
  type PopUpState,
} from '#kit/leads/pop-up/pop-up-state.ts';

function after(...events: PopUpEvent[]): PopUpState {
  return events.reduce(nextPopUp, atRest);
}

const down = (to: number, from = 0): PopUpEvent => ({ type: 'scrolled', from, to });
const armed: PopUpEvent = { type: 'armed' };
const closed: PopUpEvent = { type: 'closed' };

describe('the contact pop-up', () => {
  it('does not listen before half a second on a page is over', () => {
    expect(after(down(0.9)).open).toBe(false);
  });

  it('appears when the visitor scrolls down to 80 % of the page', () => {
    expect(after(armed, down(0.79)).open).toBe(false);
    expect(after(armed, down(0.8)).open).toBe(true);
  });

  it('does not appear while the visitor scrolls up', () => {
    expect(after(armed, { type: 'scrolled', from: 0.95, to: 0.85 }).open).toBe(false);
  });

  it('stays away once closed, until the visitor was above 50 %', () => {
    const seen = [armed, down(0.8), closed] as const;
    expect(after(...seen, down(0.95, 0.8)).open).toBe(false);
    const halfway: PopUpEvent = { type: 'scrolled', from: 0.9, to: 0.5 };
    expect(after(...seen, halfway, down(0.9, 0.5)).open).toBe(false);
    const above: PopUpEvent = { type: 'scrolled', from: 0.9, to: 0.49 };
    expect(after(...seen, above, down(0.9, 0.49)).open).toBe(true);
  });

  it('opens at once for a link that asks for it, also for somebody who has written', () => {
    const asked: PopUpEvent = { type: 'asked' };
    expect(after(asked).open).toBe(true);
    expect(after(armed, down(0.8), closed, asked).open).toBe(true);
    expect(after({ type: 'sent' }, asked).open).toBe(true);
    expect(after(asked, closed).open).toBe(false);
  });

  it('starts anew on another page', () => {
    const state = after(armed, down(0.8), { type: 'navigated' });
    expect(state.open).toBe(false);
    expect(nextPopUp(state, down(0.9)).open).toBe(false);
    expect([armed, down(0.9)].reduce(nextPopUp, state).open).toBe(true);
  });

  it('closes when the lead was sent and does not ask the same visitor again', () => {
    const sent = after(armed, down(0.8), { type: 'sent' });
    expect(sent.open).toBe(false);
    expect(
      [{ type: 'navigated' } as const, armed, down(0.9)].reduce<PopUpState>(nextPopUp, sent).open,
    ).toBe(false);
  });
});

it('the store calls back when the pop-up opens or closes, and not while the visitor scrolls', () => {
  const store = createPopUpStore();
  const seen: boolean[] = [];
  const stop = store.subscribe(() => seen.push(store.isOpen()));
  for (const event of [armed, down(0.1), down(0.5), down(0.9), down(0.95)]) store.dispatch(event);
  expect(seen).toEqual([true]);
  store.dispatch(closed);
  expect(seen).toEqual([true, false]);
  stop();
  store.dispatch({ type: 'asked' });
  expect(seen).toHaveLength(2);
});
