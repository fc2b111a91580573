import { Button } from '@northlight/shared-ui';
import { Printer } from 'lucide-react';

export function PrintButton() {
  return (
    <Button icon={<Printer />} onClick={() => window.print()}>
      Print Results
    </Button>
  );
}
