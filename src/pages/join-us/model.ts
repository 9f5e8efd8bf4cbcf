import { orchestra } from '#domain/contract/orchestra.ts';
import { asks } from '#features/page/asks.ts';

export const loader = asks({ page: orchestra.join });
