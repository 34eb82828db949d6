import { handoutText } from '@manna/shared/domain';
import { useText } from '@manna/shared/runtime';
import { HandoutForm } from '@manna/shared/ui/controls';

/** The choice to get an article as a PDF. */
export const ArticleHandout = ({ page }: { page: string }) => <HandoutForm page={page} text={useText(handoutText)} />;
