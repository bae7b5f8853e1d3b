import type { Payload } from './payload.ts';

/** A lead on its way, kept on the visitor's device until the provider has it. */
export interface UnsentLead {
  id: string;
  url: string;
  payload: Payload;
  /** Milliseconds since the epoch. */
  at: number;
}

const key = 'leads-unsent';

export function readUnsent(): UnsentLead[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(key) ?? '[]');
    return Array.isArray(kept) ? (kept as UnsentLead[]) : [];
  } catch {
    return [];
  }
}

/** False where the browser keeps nothing: the visitor must then not be told that it does. */
export function keepUnsent(lead: UnsentLead): boolean {
  return write([...readUnsent().filter(({ id }) => id !== lead.id), lead]);
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
