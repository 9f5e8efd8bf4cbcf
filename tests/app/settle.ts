import { act } from '@testing-library/react';
import type { createMemoryRouter } from 'react-router';

type Router = ReturnType<typeof createMemoryRouter>;

const pause = () => new Promise(resolve => setTimeout(resolve, 10));

/** Runs `step` and waits until the router rests and its data is there: what is suspended wakes only inside act. */
export async function settle(router: Router, step: () => unknown = () => undefined): Promise<void> {
  await act(async () => {
    await step();
    await pause();
    while (router.state.navigation.state !== 'idle' || router.state.revalidation !== 'idle') await pause();
    const data = Object.values(router.state.loaderData).flatMap(d =>
      d && typeof d === 'object' ? Object.values(d) : [],
    );
    await Promise.allSettled(data);
    await pause();
  });
}
