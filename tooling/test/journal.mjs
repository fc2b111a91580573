import { writeFileSync } from 'node:fs';

const SETTING_UP = new Set(['fixture', 'hook']);

/** Playwright Test reporter. Writes what `npm test` counts and profiles to the file in JOURNAL. */
export default class Journal {
  #suite;
  #errors = [];

  onBegin(_config, suite) {
    this.#suite = suite;
  }

  onError(error) {
    this.#errors.push(error.message ?? String(error));
  }

  onEnd() {
    const tests = this.#suite.allTests().map((test) => {
      const wall = test.results.reduce((sum, { duration }) => sum + duration, 0);
      const starting = test.results
        .flatMap(({ steps }) => steps)
        .filter(({ category, title }) => SETTING_UP.has(category) || /^(Before|After) Hooks$/.test(title))
        .reduce((sum, { duration }) => sum + duration, 0);
      const title = test.titlePath().filter(Boolean).slice(1).join(' › ');
      return { file: test.location.file, title, outcome: test.outcome(), wall, own: Math.max(0, wall - starting) };
    });
    writeFileSync(process.env.JOURNAL, JSON.stringify({ tests, errors: this.#errors }));
  }
}
