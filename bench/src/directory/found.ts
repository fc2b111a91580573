export interface Found {
  count: number;
  ids: number[];
}
