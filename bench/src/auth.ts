import { startProduct } from '@northlight/e2e/product';

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

/** Calls the API from a network of its own, to avoid rate limits. */
function post(url: string, path: string, body: object) {
  asked += 1;
  const from = `10.${asked >> 8}.${asked & 255}.1`;
  const headers = { 'content-type': 'application/json', 'x-forwarded-for': from };
  return time(`${url}/api/accounts/${path}/`, { method: 'POST', headers, body: JSON.stringify(body) });
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
] as const;

const known = (pair: number) => `known${pair}@example.test`;

const product = await startProduct({ TRUST_PROXY: 'on', REQUESTS_PER_MINUTE: '100000', SIGN_UPS_PER_HOUR: '100000' });
try {
  const { url } = product;
  for (let pair = 0; pair < PAIRS; pair++) await post(url, 'register', person(known(pair)));
  const rows = [];
  for (const { path, body, statuses } of CALLS) {
    const times: [number[], number[]] = [[], []];
    const next: [number[], number[]] = [[], []];
    for (let pair = 0; pair < PAIRS; pair++) {
      const emails = [known(pair), `${path}-unknown${pair}@example.test`] as const;
      for (const which of pair % 2 === 0 ? ([0, 1] as const) : ([1, 0] as const)) {
        const { took, status } = await post(url, path, body(emails[which]));
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
