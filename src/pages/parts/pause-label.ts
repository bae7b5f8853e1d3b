import { useLingui } from '@lingui/react/macro';

/** Names the control that stands beside what moves without end. */
export function usePauseLabel(): string {
  const { t } = useLingui();
  return t({
    message: 'Pause animations',
    comment: 'Button that is pressed or not; pressed, nothing moves by itself',
  });
}
