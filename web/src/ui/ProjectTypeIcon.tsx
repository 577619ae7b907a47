import { BookOpen, Briefcase, GraduationCap, House, Lightbulb, Palette, Rocket } from 'lucide-react';
import type { ProjectType } from '../../../common/values.ts';

const icons = {
  personal: House,
  work: Briefcase,
  education: GraduationCap,
  'side-quest': Rocket,
  student: BookOpen,
  entrepreneur: Lightbulb,
  creator: Palette,
} satisfies Record<ProjectType, unknown>;

export function ProjectTypeIcon({ type, className }: { type: ProjectType; className?: string }) {
  const Icon = icons[type];
  return <Icon className={className} aria-hidden="true" />;
}
