import { AlignLeftIcon, AlignRightIcon, DesktopIcon, FlashIcon, KeyCommandIcon, LearningIcon, LogOutIcon, MoonIcon, type SVGIconProps } from '@blueprintjs/icons';
import type { FC } from 'react';
import { useNavigate } from 'react-router-dom';
import { useDirection } from '../direction/direction.js';
import { useChooseDirection } from '../direction/use-choose-direction.js';
import { chooseTheme, useThemeChoice, type ThemeChoice } from '../theme/theme.js';
import { useAskColleagues, useColleagues } from '../demo/use-colleagues.js';

/** What can be done anywhere: in the menu of the person and in the palette. */
export interface ShellAction {
  readonly id: string;
  readonly text: string;
  readonly icon: FC<SVGIconProps>;
  readonly part: 'look' | 'help' | 'leave';
  /** Of choices that exclude each other, the one that holds. */
  readonly chosen?: boolean;
  readonly keys?: readonly string[];
  readonly run: () => void;
}

const themes: readonly { readonly choice: ThemeChoice; readonly text: string; readonly icon: FC<SVGIconProps> }[] = [
  { choice: 'light', text: 'Light mode', icon: FlashIcon },
  { choice: 'dark', text: 'Dark mode', icon: MoonIcon },
  { choice: 'system', text: 'Light or dark as the system', icon: DesktopIcon },
];

export function useShellActions(showHelp: () => void): readonly ShellAction[] {
  const theme = useThemeChoice();
  const direction = useDirection();
  const chooseDirection = useChooseDirection();
  const leave = useLeave();
  const colleagues = useColleagues();
  const ask = useAskColleagues();
  const other = direction === 'ltr' ? 'rtl' : 'ltr';
  return [
    ...themes.map(({ choice, text, icon }) => ({ id: choice, text, icon, part: 'look' as const, chosen: choice === theme, run: () => chooseTheme(choice) })),
    { id: 'direction', text: other === 'rtl' ? 'Right to left' : 'Left to right', icon: other === 'rtl' ? AlignRightIcon : AlignLeftIcon, part: 'look', run: () => chooseDirection(other) },
    ...(colleagues?.mayCome && !colleagues.atWork ? [{ id: 'colleagues', text: 'A colleague at work', icon: LearningIcon, part: 'help' as const, run: () => ask.mutate(true) }] : []),
    { id: 'shortcuts', text: 'Keyboard shortcuts', icon: KeyCommandIcon, part: 'help', keys: ['?'], run: showHelp },
    { id: 'sign-out', text: 'Sign out', icon: LogOutIcon, part: 'leave', run: leave },
  ];
}

/** To the login page, which ends the session (decisions.md A10); not before who has something unsaved agreed to leave. */
function useLeave(): () => void {
  const navigate = useNavigate();
  return () => void navigate('/auth/login-page');
}
