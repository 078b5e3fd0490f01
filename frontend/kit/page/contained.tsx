import { Component, type ReactNode } from 'react';

interface ContainedProps {
  readonly children: ReactNode;
  /** Shown in the place of what broke. */
  readonly instead: ReactNode;
}

/** Keeps a part that breaks from taking the page around it along, with all that was typed there. */
export class Contained extends Component<ContainedProps, { readonly broke: boolean }> {
  override state = { broke: false };

  static getDerivedStateFromError(): { readonly broke: boolean } {
    return { broke: true };
  }

  override render(): ReactNode {
    return this.state.broke ? this.props.instead : this.props.children;
  }
}
