import type { NavIcon as Name } from '@northlight/shared-api/remote';
import {
  Activity,
  ChartNoAxesColumn,
  CircleUserRound,
  ClipboardList,
  House,
  LayoutDashboard,
  ListChecks,
  LogIn,
  type LucideIcon,
  Pencil,
  Settings2,
  ShieldCheck,
  UserRoundPlus,
  UsersRound,
} from 'lucide-react';

const ICONS: Record<Name, LucideIcon> = {
  home: House,
  investors: UsersRound,
  analysis: ChartNoAxesColumn,
  dashboard: LayoutDashboard,
  assistant: Pencil,
  questions: ListChecks,
  questionnaire: ClipboardList,
  profile: CircleUserRound,
  settings: Settings2,
  admin: ShieldCheck,
  status: Activity,
  login: LogIn,
  signup: UserRoundPlus,
};

/** The icon beside a navigation entry. */
export function NavIcon({ name }: { name: Name }) {
  const Icon = ICONS[name];
  return <Icon aria-hidden="true" />;
}
