// Restores a backup to an empty installation: npm run restore -- <backup folder>
import { restore } from '../../api/src/cli/backup/main.ts';

await restore();
