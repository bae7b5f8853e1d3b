import { useLingui } from '@lingui/react/macro';

/** Returns the label of the button that pauses endless animations. */
export function usePauseLabel(): string {
  const { t } = useLingui();
  return t({
    message: 'Pause animations',
    comment: 'Button that is pressed or not; pressed, nothing moves by itself',
  });
}
