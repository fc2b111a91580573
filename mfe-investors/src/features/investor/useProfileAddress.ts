import type { InvestorAddress } from '@northlight/shared-api';
import { useParams, useSearchParams } from 'react-router-dom';

/** Reads which profile the URL asks for: `/investor/{slug}` or `/investor?id={id}`; null if none. */
export function useProfileAddress(): InvestorAddress | null {
  const { slug } = useParams();
  const [query] = useSearchParams();
  if (slug !== undefined) return { slug };
  const id = query.get('id') ?? '';
  return /^[1-9]\d{0,14}$/.test(id) ? { id: Number(id) } : null;
}
