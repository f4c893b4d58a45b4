// SPDX-License-Identifier: Apache-2.0
pragma solidity 0.8.37;

import {ERC20} from "@openzeppelin/contracts/token/ERC20/ERC20.sol";

/// @title The sandbox's settlement token: six decimals like USDC, and of no value (B 1).
contract DemoUsd is ERC20 {
    /// The relayer: the only one that mints.
    address public immutable minter;

    error NotMinter(address caller);

    constructor(address minter_) ERC20("Demo USD", "dUSD") {
        minter = minter_;
    }

    function decimals() public pure override returns (uint8) {
        return 6;
    }

    function mint(address to, uint256 amount) external {
        if (msg.sender != minter) revert NotMinter(msg.sender);
        _mint(to, amount);
    }
}
