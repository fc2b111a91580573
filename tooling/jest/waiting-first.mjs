import TestSequencer from '@jest/test-sequencer';

const Sequencer = TestSequencer.default ?? TestSequencer;

/** Starts tests with several servers first: they mostly wait, so others use the processors meanwhile. */
export default class WaitingFirst extends Sequencer {
  sort(tests) {
    const order = ({ path }) => (path.includes('/test/postgres/') ? 0 : 1);
    return [...super.sort(tests)].sort((a, b) => order(a) - order(b));
  }
}
