import type { ReactNode } from 'react';
import { PageHeader } from '../kit/page/page.js';
import { SettingsMenu, type SettingsPart } from './settings-menu.js';
import './company-settings.css';

interface SettingsPlaceProps {
  readonly open: SettingsPart;
  readonly children: ReactNode;
}

/** A part of the settings that is no single record: the menu at the left, its cards beside it. */
export function SettingsPlace({ open, children }: SettingsPlaceProps) {
  return (
    <>
      <PageHeader title="Company settings" />
      <div className="company">
        <SettingsMenu open={open} />
        {children}
      </div>
    </>
  );
}
