import type { SlideKind } from '@northlight/shared-api/rules';
import { ChartColumn, Columns2, Gauge, Image, List, Quote, Table2, Type, Users } from 'lucide-react';
import type { ReactNode } from 'react';

export const KIND_ICONS: Record<SlideKind, ReactNode> = {
  title: <Type />,
  bullets: <List />,
  columns: <Columns2 />,
  quote: <Quote />,
  metrics: <Gauge />,
  table: <Table2 />,
  chart: <ChartColumn />,
  image: <Image />,
  team: <Users />,
};
