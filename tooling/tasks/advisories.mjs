// Checks what ships for known vulnerabilities: npm run advisories
import { checkAdvisories } from '../supply-chain/index.mjs';

const { checked, lines } = await checkAdvisories();
for (const line of lines) console.log(line);
if (!checked) console.log('Nothing was checked. Run this where the registry can be reached.');
else if (lines.length > 0) process.exitCode = 1;
else console.log('No known vulnerabilities in what ships.');
