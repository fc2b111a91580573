import './public-path.ts';
import '@northlight/shared-ui/styles/tokens.css';
import '@northlight/shared-ui/styles/base.css';
import './arriving.css';

const element = document.getElementById('root');
if (!element) throw new Error('The page has no #root');

/** Yields to the browser between setup steps, because one long task would block input for too long. */
const turn = () => new Promise((resolve) => setTimeout(resolve));

async function setUp() {
  await turn();
  await import(/* webpackMode: "eager" */ './frame-parts.ts');
  await turn();
  const { start } = await import(/* webpackMode: "eager" */ './start.tsx');
  await turn();
  await start(element as HTMLElement);
}

void setUp();
