import { lazy } from 'react';

const loadRich = () => import('./rich-fields.ts');
/** Fields with more than texts. They load beside the page, and again when they are needed if that failed. */
const early = loadRich().catch(() => null);
const rich = async () => (await early) ?? (await loadRich());

export const ChartFields = lazy(async () => ({ default: (await rich()).ChartFields }));
export const CoverFields = lazy(async () => ({ default: (await rich()).CoverFields }));
export const IconField = lazy(async () => ({ default: (await rich()).IconField }));
export const IconPicker = lazy(async () => ({ default: (await rich()).IconPicker }));
export const ImageFields = lazy(async () => ({ default: (await rich()).ImageFields }));
export const LogosFields = lazy(async () => ({ default: (await rich()).LogosFields }));
export const TableFields = lazy(async () => ({ default: (await rich()).TableFields }));
export const TeamFields = lazy(async () => ({ default: (await rich()).TeamFields }));
