// Puts a backup into an empty installation: npm run restore -- <folder of one backup>
import { restore } from '../../api/src/backup/main.ts';

await restore();
