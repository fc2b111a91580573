// Backs up the whole installation to a new folder: npm run backup -- <folder> [--keep 7]
import { backup } from '../../api/src/cli/backup/main.ts';

await backup();
