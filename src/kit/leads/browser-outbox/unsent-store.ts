import type { Payload } from '#kit/leads/rules/payload.ts';

/** A lead on its way, kept on the visitor's device until the provider has it. */
export interface UnsentLead {
  id: string;
  url: string;
  payload: Payload;
  /** Milliseconds since the epoch. */
  at: number;
  /** It cannot be sent any more: the visitor is shown it, and decides. */
  stuck?: true;
}

const key = 'leads-unsent';

export function readUnsent(): UnsentLead[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(key) ?? '[]');
    return Array.isArray(kept) ? kept.filter(isUnsent) : [];
  } catch {
    return [];
  }
}

/** False where the browser keeps nothing: the visitor must then not be told that it does. */
export function keepUnsent(lead: UnsentLead): boolean {
  return write([...readUnsent().filter(({ id }) => id !== lead.id), lead]);
}

export function markStuck(lead: string): void {
  write(readUnsent().map((each) => (each.id === lead ? { ...each, stuck: true } : each)));
}

export function dropUnsent(lead: string): void {
  write(readUnsent().filter(({ id }) => id !== lead));
}

function write(leads: UnsentLead[]): boolean {
  try {
    if (leads.length > 0) localStorage.setItem(key, JSON.stringify(leads));
    else localStorage.removeItem(key);
    return true;
  } catch {
    return false;
  }
}

/** Another version of the site, or anybody at the device, may have written it. */
function isUnsent(value: unknown): value is UnsentLead {
  const { id, url, payload, at } = (value ?? {}) as Partial<Record<keyof UnsentLead, unknown>>;
  const { fields } = (payload ?? {}) as { fields?: unknown };
  return (
    typeof id === 'string' &&
    typeof url === 'string' &&
    typeof at === 'number' &&
    !Number.isNaN(new Date(at).getTime()) &&
    Array.isArray(fields) &&
    fields.every((field: Partial<Record<'name' | 'value', unknown>> | null) => {
      return typeof field?.name === 'string' && typeof field.value === 'string';
    })
  );
}
