import { describe, expect, it } from 'vitest';

import {
  createPopUpStore,
  initialState,
  nextPopUp,
  type PopUpEvent,
  type PopUpState,
  viewOf,
} from '#kit/leads/pop-up/pop-up-state.ts';

function after(...events: PopUpEvent[]): PopUpState {
  return events.reduce(nextPopUp, initialState);
}

const down = (to: number, from = 0): PopUpEvent => ({ type: 'scrolled', from, to });
/** Another form comes into view, and leaves it. */
const met: PopUpEvent = { type: 'formInView', isPageFormInView: true };
const left: PopUpEvent = { type: 'formInView', isPageFormInView: false };
const armed: PopUpEvent = { type: 'listenerDelayEnded' };
const closed: PopUpEvent = { type: 'closed' };
const toggled: PopUpEvent = { type: 'toggled' };

describe('the contact pop-up', () => {
  it('does not listen before half a second on a page is over', () => {
    expect(after(down(0.9)).isOpen).toBe(false);
  });

  it('appears when the visitor scrolls down to 80 % of the page', () => {
    expect(after(armed, down(0.79)).isOpen).toBe(false);
    expect(after(armed, down(0.8)).isOpen).toBe(true);
  });

  it('does not appear while the visitor scrolls up', () => {
    expect(after(armed, down(0.85, 0.95)).isOpen).toBe(false);
  });

  it('stays away once closed, until the visitor was above 50 %', () => {
    const seen = [armed, down(0.8), closed] as const;
    expect(after(...seen, down(0.95, 0.8)).isOpen).toBe(false);
    const halfway: PopUpEvent = down(0.5, 0.9);
    expect(after(...seen, halfway, down(0.9, 0.5)).isOpen).toBe(false);
    const above: PopUpEvent = down(0.49, 0.9);
    expect(after(...seen, above, down(0.9, 0.49)).isOpen).toBe(true);
  });

  it('opens at once for a link that asks for it, also for somebody who has written', () => {
    const asked: PopUpEvent = { type: 'asked' };
    expect(after(asked).isOpen).toBe(true);
    expect(after(armed, down(0.8), closed, asked).isOpen).toBe(true);
    expect(after({ type: 'sent' }, asked).isOpen).toBe(true);
    expect(after(asked, closed).isOpen).toBe(false);
  });

  it('comes as a card, and shows its form when asked for it', () => {
    expect(viewOf(initialState)).toBe('closed');
    expect(viewOf(after(armed, down(0.8)))).toBe('card');
    expect(viewOf(after(armed, down(0.8), toggled))).toBe('form');
    expect(viewOf(after(armed, down(0.8), toggled, toggled))).toBe('card');
    expect(viewOf(after({ type: 'asked' }))).toBe('form');
    expect(viewOf(after(armed, down(0.8), toggled, closed, { type: 'asked' }, closed))).toBe(
      'closed',
    );
  });

  it('comes as a card again after it was closed with its form open', () => {
    const above = down(0.49, 0.9);
    expect(viewOf(after(armed, down(0.8), toggled, closed, above, down(0.9, 0.5)))).toBe('card');
  });

  it('is its title line while another form is in view, and afterwards what it was', () => {
    expect(viewOf(after(armed, met, down(0.8)))).toBe('line');
    expect(viewOf(after(armed, down(0.8), met))).toBe('line');
    expect(viewOf(after(armed, down(0.8), met, left))).toBe('card');
    expect(viewOf(after(armed, down(0.8), toggled, met))).toBe('line');
    expect(viewOf(after(armed, down(0.8), toggled, met, left))).toBe('form');
  });

  it('opens beside another form for the visitor who asks, until the next one comes into view', () => {
    const beside = [armed, met, down(0.8), toggled] as const;
    expect(viewOf(after(...beside))).toBe('form');
    expect(viewOf(after(...beside, met))).toBe('form');
    expect(viewOf(after(...beside, toggled))).toBe('line');
    expect(viewOf(after(...beside, left, met))).toBe('line');
    expect(viewOf(after(armed, met, { type: 'asked' }))).toBe('form');
  });

  it('starts anew on another page', () => {
    const state = after(armed, down(0.8), { type: 'navigated' });
    expect(state.isOpen).toBe(false);
    expect(nextPopUp(state, down(0.9)).isOpen).toBe(false);
    expect([armed, down(0.9)].reduce(nextPopUp, state).isOpen).toBe(true);
  });

  it('closes when the lead was sent and does not ask the same visitor again', () => {
    const sent = after(armed, down(0.8), { type: 'sent' });
    expect(sent.isOpen).toBe(false);
    expect(
      [{ type: 'navigated' } as const, armed, down(0.9)].reduce<PopUpState>(nextPopUp, sent).isOpen,
    ).toBe(false);
  });
});

it('the store calls back when the pop-up looks different, and not while the visitor scrolls', () => {
  const store = createPopUpStore();
  const seen: string[] = [];
  const stop = store.subscribe(() => seen.push(store.view()));
  for (const event of [armed, down(0.1), down(0.5), down(0.9), down(0.95)]) store.dispatch(event);
  expect(seen).toEqual(['card']);
  for (const event of [met, met, closed]) store.dispatch(event);
  expect(seen).toEqual(['card', 'line', 'closed']);
  stop();
  store.dispatch({ type: 'asked' });
  expect(seen).toHaveLength(3);
});
