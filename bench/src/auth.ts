import { startProduct } from '@northlight/e2e/product';
import type { IdentityProof, SignedIn } from '@northlight/shared-api';

/**
 * Response time must not reveal whether an account exists. Times each call in pairs, and the request right after it,
 * which work left over from the call could delay.
 */
const PAIRS = 200;
const ALLOWED = 0.05;
const PASSWORD = 'a lantern in the rain';

const median = (times: number[]) => [...times].sort((a, b) => a - b)[Math.floor(times.length / 2)] ?? 0;
const round = (value: number, digits: number) => Number(value.toFixed(digits));

let asked = 0;

/** Sends a request. @returns milliseconds and status */
async function time(url: string, options?: RequestInit): Promise<{ took: number; status: number }> {
  const start = performance.now();
  const answer = await fetch(url, options);
  await answer.arrayBuffer();
  return { took: performance.now() - start, status: answer.status };
}

/** Headers of a call from a network of its own, to avoid rate limits. */
function headersFrom(own: Record<string, string> = {}) {
  asked += 1;
  const from = `10.${asked >> 8}.${asked & 255}.1`;
  return { 'content-type': 'application/json', 'x-forwarded-for': from, ...own };
}

const post = (url: string, path: string, body: object) =>
  time(`${url}/api/accounts/${path}/`, { method: 'POST', headers: headersFrom(), body: JSON.stringify(body) });

/** Calls the API and reads its answer. */
async function read<T>(url: string, path: string, body: object, own?: Record<string, string>): Promise<T> {
  const options = { method: 'POST', headers: headersFrom(own), body: JSON.stringify(body) };
  return (await (await fetch(`${url}/api/accounts/${path}/`, options)).json()) as T;
}

/** Asks for another email address, in an account of its own. */
async function changeAddress(url: string, email: string) {
  const { access } = await read<SignedIn>(url, 'register', person(`mover${asked}@example.test`));
  const authorization = `Bearer ${access}`;
  const { proof } = await read<IdentityProof>(url, 're-authentication', { password: PASSWORD }, { authorization });
  const headers = headersFrom({ authorization, 're-authentication': proof });
  return await time(`${url}/api/accounts/profile/`, { method: 'PATCH', headers, body: JSON.stringify({ email }) });
}

const person = (email: string) => ({
  email,
  password: PASSWORD,
  password2: PASSWORD,
  first_name: 'Mara',
  last_name: 'Lind',
});

const CALLS = [
  { path: 'login', body: (email: string) => ({ email, password: 'not the password' }), statuses: [401, 401] },
  { path: 'password-reset', body: (email: string) => ({ email }), statuses: [200, 200] },
  { path: 'resend-verification', body: (email: string) => ({ email }), statuses: [200, 200] },
  { path: 'register', body: person, statuses: [400, 201] },
  { path: 'profile', statuses: [200, 200] },
] as const;

const known = (pair: number) => `known${pair}@example.test`;

const product = await startProduct({ TRUST_PROXY: 'on', REQUESTS_PER_MINUTE: '100000', SIGN_UPS_PER_HOUR: '100000' });
try {
  const { url } = product;
  for (let pair = 0; pair < PAIRS; pair++) await post(url, 'register', person(known(pair)));
  const rows = [];
  for (const { path, statuses, ...call } of CALLS) {
    const times: [number[], number[]] = [[], []];
    const next: [number[], number[]] = [[], []];
    for (let pair = 0; pair < PAIRS; pair++) {
      const emails = [known(pair), `${path}-unknown${pair}@example.test`] as const;
      for (const which of pair % 2 === 0 ? ([0, 1] as const) : ([1, 0] as const)) {
        const email = emails[which];
        const { took, status } = await ('body' in call ? post(url, path, call.body(email)) : changeAddress(url, email));
        if (status !== statuses[which]) throw new Error(`${path} answered ${status} where ${statuses[which]} was due`);
        times[which].push(took);
        next[which].push((await time(`${url}/api/health/`)).took);
      }
    }
    const [of, without] = [median(times[0]), median(times[1])];
    rows.push({
      call: path,
      'known, ms': round(of, 1),
      'unknown, ms': round(without, 1),
      ratio: round(of / without, 3),
      'next request, known, ms': round(median(next[0]), 2),
      'next request, unknown, ms': round(median(next[1]), 2),
      'next ratio': round(median(next[0]) / median(next[1]), 3),
    });
  }
  console.log(`Median of ${PAIRS} interleaved pairs, addresses with and without an account:`);
  console.table(rows);
  const ratios = rows.flatMap((row) => [row.ratio, row['next ratio']]);
  if (ratios.some((ratio) => Math.abs(ratio - 1) > ALLOWED)) {
    console.error(`A ratio is further than ${ALLOWED * 100} % from 1: times tell who has an account.`);
    process.exitCode = 1;
  }
} finally {
  await product.stop();
}
