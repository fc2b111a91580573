import { startProduct } from '@northlight/e2e/product';

/** Response time must not reveal whether an account exists. Times login, reset and sign-up in pairs. */
const PAIRS = 200;
const ALLOWED = 0.05;
const PASSWORD = 'a lantern in the rain';

const median = (times: number[]) => [...times].sort((a, b) => a - b)[Math.floor(times.length / 2)] ?? 0;
const round = (value: number, digits: number) => Number(value.toFixed(digits));

let asked = 0;

/** Sends a request from a unique client address to avoid rate limits. @returns milliseconds and status */
async function time(url: string, path: string, body: object): Promise<{ took: number; status: number }> {
  asked += 1;
  const from = `198.18.${Math.floor(asked / 250)}.${asked % 250}`;
  const headers = { 'content-type': 'application/json', 'x-forwarded-for': from };
  const start = performance.now();
  const answer = await fetch(`${url}/api/accounts/${path}/`, { method: 'POST', headers, body: JSON.stringify(body) });
  await answer.arrayBuffer();
  return { took: performance.now() - start, status: answer.status };
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
  { path: 'register', body: person, statuses: [400, 201] },
] as const;

const known = (pair: number) => `known${pair}@example.test`;

const product = await startProduct({ TRUST_PROXY: 'on', REQUESTS_PER_MINUTE: '100000' });
try {
  const { url } = product;
  for (let pair = 0; pair < PAIRS; pair++) await time(url, 'register', person(known(pair)));
  const rows = [];
  for (const { path, body, statuses } of CALLS) {
    const times: [number[], number[]] = [[], []];
    for (let pair = 0; pair < PAIRS; pair++) {
      const emails = [known(pair), `${path}-unknown${pair}@example.test`] as const;
      for (const which of pair % 2 === 0 ? ([0, 1] as const) : ([1, 0] as const)) {
        const { took, status } = await time(url, path, body(emails[which]));
        if (status !== statuses[which]) throw new Error(`${path} answered ${status} where ${statuses[which]} was due`);
        times[which].push(took);
      }
    }
    const [of, without] = [median(times[0]), median(times[1])];
    rows.push({
      call: path,
      'known, ms': round(of, 1),
      'unknown, ms': round(without, 1),
      ratio: round(of / without, 3),
    });
  }
  console.log(`Median of ${PAIRS} interleaved pairs, addresses with and without an account:`);
  console.table(rows);
  if (rows.some(({ ratio }) => Math.abs(ratio - 1) > ALLOWED)) {
    console.error(`A ratio is further than ${ALLOWED * 100} % from 1: times tell who has an account.`);
    process.exitCode = 1;
  }
} finally {
  await product.stop();
}
