import { expect, test } from 'vitest';

import { type MotionConditions, motionState } from '#kit/motion/motion-state.ts';

const onScreen: MotionConditions = {
  reduced: false,
  near: true,
  onScreen: true,
  hiddenTab: false,
  covered: false,
  paused: false,
  printed: false,
};

test('what is on the screen moves', () => {
  expect(motionState(onScreen)).toBe('moving');
});

test.each<[string, Partial<MotionConditions>]>([
  ['off-screen', { onScreen: false }],
  ['in a hidden tab', { hiddenTab: true }],
  ['behind a menu that covers the window', { covered: true }],
  ['when the visitor has paused motion', { paused: true }],
])('it stands still %s', (_, condition) => {
  expect(motionState({ ...onScreen, ...condition })).toBe('still');
});

test.each<[string, Partial<MotionConditions>]>([
  ['with reduced motion', { reduced: true }],
  ['before it comes near', { near: false, onScreen: false }],
  ['while it is printed', { printed: true }],
])('nothing is loaded, and begun motion is completed, %s', (_, condition) => {
  expect(motionState({ ...onScreen, ...condition })).toBe('none');
});
