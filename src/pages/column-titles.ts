import { useLingui } from '@lingui/react/macro';

import type { MatrixColumn } from '#content/service-matrix.ts';

/** The four column headings of the services menu. */
export function useColumnTitles(): Record<MatrixColumn['id'], string> {
  const { t } = useLingui();
  return {
    core: t`Core Engineering Services`,
    digital: t`Digital Transformation`,
    data: t`Data & AI Solutions`,
    industry: t`Industry Solutions`,
  };
}
