import { openDatabase } from '../../../api/src/platform/database/open.ts';
import { postgres } from '../../../api/src/platform/database/postgres.ts';

/** Opens the product's database, with its tables. */
export const openOwn = (url: string, connections = 4) => openDatabase(postgres(url, { connections }));
