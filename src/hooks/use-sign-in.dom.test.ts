import { act, renderHook } from '@testing-library/react';
import { createElement, type ReactNode } from 'react';
import { MemoryRouter, useLocation } from 'react-router';
import { expect, it } from 'vitest';
import { TreeProvider } from '#i18n/tree-context.tsx';
import { useUser } from '#stores/user.ts';
import { useSignIn } from './use-sign-in.ts';

const HERE = '/zh-CN/mobile/musicale-detail?id=mahler-5&scheduleId=mahler-5-1';
const wrapper = ({ children }: { children: ReactNode }) => {
  const tree = createElement(TreeProvider, { tree: { locale: 'zh-CN', layout: 'mobile' }, children });
  return createElement(MemoryRouter, { initialEntries: [HERE] }, tree);
};
const visit = () => renderHook(() => ({ ...useSignIn(), at: useLocation().pathname }), { wrapper });

it('leads to the login page of this tree, and from there back to this page with its query', () => {
  const { result } = visit();
  act(() => result.current.signIn());
  expect(result.current.at).toBe('/zh-CN/mobile/login');
  expect(useUser.getState().redirectPath).toBe(HERE);
});

it('another way that ends in a login leads back here, too, and stays where it is until then', () => {
  const { result } = visit();
  act(() => result.current.comeBack());
  expect(result.current.at).toBe('/zh-CN/mobile/musicale-detail');
  expect(useUser.getState().redirectPath).toBe(HERE);
});
