import {
  Bookmark,
  ChartColumn,
  ChartPie,
  CircleDot,
  Columns2,
  Gauge,
  Hash,
  Image,
  List,
  ListChecks,
  Mail,
  Milestone,
  Quote,
  Table2,
  Type,
  Users,
} from 'lucide-react';
import type { ReactNode } from 'react';
import type { SlideLayout } from '../slides/slide.ts';

export const LAYOUT_ICONS: Record<SlideLayout, ReactNode> = {
  title: <Type />,
  section: <Bookmark />,
  bullets: <List />,
  columns: <Columns2 />,
  quote: <Quote />,
  number: <Hash />,
  metrics: <Gauge />,
  timeline: <Milestone />,
  market: <CircleDot />,
  table: <Table2 />,
  comparison: <ListChecks />,
  chart: <ChartColumn />,
  shares: <ChartPie />,
  image: <Image />,
  team: <Users />,
  closing: <Mail />,
};
