// Writes all that an installation holds into a new folder: npm run backup -- <folder> [--keep 7]
import { backup } from '../../api/src/backup/main.ts';

await backup();
