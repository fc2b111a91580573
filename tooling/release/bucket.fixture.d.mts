export function serveBucket(): Promise<{
  env: Record<string, string>;
  objects: Map<string, { body: Buffer; headers: object }>;
  requests: string[];
  close: () => Promise<void>;
}>;
