import { create } from 'zustand';

/** What a page says of itself beyond the manifest; reset on navigation. */
interface PageState {
  /** Overrides the title and the last breadcrumb. */
  customTitle: string;
  setCustomTitle(title: string): void;
}

export const usePage = create<PageState>()(set => ({
  customTitle: '',
  setCustomTitle: customTitle => set({ customTitle }),
}));
