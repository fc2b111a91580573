import { parentPort, workerData } from 'node:worker_threads';
import { buildSlidesPdf } from './build-pdf.ts';

const file = new Uint8Array(await buildSlidesPdf(workerData));
parentPort?.postMessage(file, [file.buffer as ArrayBuffer]);
